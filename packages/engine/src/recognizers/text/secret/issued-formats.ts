import { textLength } from '../../text-length.js';

/**
 * Shapes of keys and tokens as their issuers publish or document them: mostly a prefix, then the characters after it.
 * Origin: the issuers' developer documentation and token-prefix announcements, and the partner list of GitHub secret
 * scanning, November 2026. Where no length is documented, they may be as long as the text. `source` is a regular
 * expression without its borders.
 */
export interface IssuedFormat {
  readonly issuer: string;
  readonly source: string;
}

const word = '[A-Za-z0-9_-]';
const alnum = '[A-Za-z0-9]';
const format = (issuer: string, source: string): IssuedFormat => ({ issuer, source });

/** One line for each kind of key that begins with a mark of its issuer. */
export const issuedFormats: readonly IssuedFormat[] = [
  format('1Password Secret Key', 'A3-[A-Z0-9]{6}-[A-Z0-9]{6}(?:-[A-Z0-9]{5}){4}'),
  format('Adafruit IO', `aio_${alnum}{28}`),
  format('Adobe client secret', `p8e-${word}{32}`),
  format('Age encryption', 'AGE-SECRET-KEY-1[0-9A-Z]{58}'),
  format('Airtable', String.raw`pat${alnum}{14}\.[a-f0-9]{64}`),
  format('Alibaba Cloud', `LTAI${alnum}{16,24}`),
  format('Amazon Web Services access key id', '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}'),
  format('Anthropic', `sk-ant-${word}{20,${textLength}}`),
  format('Artifactory', `AKC[a-zA-Z0-9]{10,80}`),
  format('Asana', String.raw`[12]/\d{16}(?:/\d{16})?:[a-f0-9]{32}`),
  format('Atlassian', `ATATT3${word}{20,${textLength}}={0,2}[A-F0-9]{0,8}`),
  format('Bitbucket app password', `ATBB${alnum}{24,40}`),
  format('Brevo', `xkeysib-[a-f0-9]{64}-${alnum}{16}`),
  format('Buildkite', 'bkua_[a-z0-9]{40}'),
  format('CircleCI', `CCI(?:PAT|PRJ)_${alnum}{22}_[a-f0-9]{40}`),
  format('Clojars', 'CLOJARS_[a-z0-9]{60}'),
  format('Cloudflare origin CA', `v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}`),
  format('Contentful', `CFPAT-${word}{43}`),
  format('Databricks', 'dapi[a-f0-9]{32}(?:-\\d)?'),
  format('Datadog application', `ddapp_${alnum}{34}`),
  format('Defined Networking', `dnkey-[a-z0-9=_-]{26}-[a-z0-9=_-]{52}`),
  format('DigitalOcean', 'do[orp]_v1_[a-f0-9]{64}'),
  format('Docker Hub', `dckr_(?:pat|oat)_${word}{27,36}`),
  format('Doppler', `dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?${alnum}{40,44}`),
  format('Dropbox', `sl\\.(?:u\\.)?${word}{80,${textLength}}`),
  format('Duffel', `duffel_(?:test|live)_${word}{43}`),
  format('Dynatrace', 'dt0[cs]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}'),
  format('EasyPost', `EZ[AT]K${alnum}{54}`),
  format('Facebook', `EAA${alnum}{50,${textLength}}`),
  format('Figma', `fig[dopu]r?_${word}{40,60}`),
  format('Flutterwave', `FLW(?:PUB|SEC)K(?:_TEST)?-${alnum}{12,34}(?:-X)?`),
  format('Frame.io', `fio-u-${word}{64}`),
  format('GitHub fine-grained token', `github_pat_${alnum}{22}_${alnum}{59}`),
  format('GitHub tokens', `gh[pousr]_${alnum}{36,${textLength}}`),
  format('GitLab', `gl(?:pat|dt|ptt|rt|cbt|ft|imt|agent|oas|soat|ffct)-${word}{20,64}`),
  format('Google API key', `AIza${word}{35}`),
  format('Google OAuth access token', `ya29\\.${word}{20,${textLength}}`),
  format('Google OAuth client secret', `GOCSPX-${word}{28}`),
  format('Grafana Cloud', `glc_[A-Za-z0-9+/]{32,${textLength}}={0,2}`),
  format('Grafana service account', `glsa_${alnum}{32}_[a-fA-F0-9]{8}`),
  format('Groq', `gsk_${alnum}{52}`),
  format('HashiCorp Vault', `hv[sbr]\\.${word}{24,${textLength}}`),
  format('Heroku', `HRKU-(?:AA)?${word}{36,64}`),
  format('Hugging Face', `(?:hf|api_org)_${alnum}{34,40}`),
  format('LaunchDarkly', '(?:api|sdk|mob)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}'),
  format('Linear', `lin_(?:api|oauth)_${alnum}{40,64}`),
  format('Mailgun', 'key-[a-f0-9]{32}'),
  format('Mapbox secret token', `sk\\.eyJ${word}{40,${textLength}}\\.${word}{20,40}`),
  format('New Relic', `NR(?:AK|JS|RA|II|IQ|AA|SP)-${word}{19,42}`),
  format('Notion', `(?:ntn|secret)_${alnum}{40,60}`),
  format('npm', `npm_${alnum}{36}`),
  format('NuGet', 'oy2[a-z0-9]{43}'),
  format('OpenAI', `sk-(?:proj|svcacct|admin)-${word}{20,${textLength}}`),
  format('OpenAI, first form', `sk-${alnum}{20,48}`),
  format('OpenRouter', 'sk-or-v1-[a-f0-9]{64}'),
  format('Perplexity', `pplx-${alnum}{48}`),
  format('PlanetScale', `pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}`),
  format('Postman', 'PMAK-[a-f0-9]{24}-[a-f0-9]{34}'),
  format('Prefect', `pn[ub]_${alnum}{36}`),
  format('Pulumi', 'pul-[a-f0-9]{40}'),
  format('PyPI', `pypi-AgE(?:IcHlwaS5vcmc|NdGVzdC5weXBpLm9yZw)${word}{50,${textLength}}`),
  format('ReadMe', 'rdme_[a-z0-9]{70}'),
  format('Replicate', `r8_${alnum}{37,40}`),
  format('RubyGems', 'rubygems_[a-f0-9]{48}'),
  format('SendGrid', `SG\\.${word}{22}\\.${word}{43}`),
  format('Sentry', `sntrys_eyJ[A-Za-z0-9+/=_-]{40,${textLength}}|sntryu_[a-f0-9]{64}`),
  format('Shippo', 'shippo_(?:live|test)_[a-f0-9]{40}'),
  format('Shopify', 'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}'),
  format('Slack app token', `xapp-\\d-[A-Z0-9]{8,14}-\\d{8,16}-[a-f0-9]{20,80}`),
  format('Slack tokens', `xox[abeoprs]-(?:\\d-)?${word}{10,${textLength}}`),
  format(
    'Slack webhook path',
    `(?<=hooks\\.slack\\.com/(?:services|workflows)/)T${alnum}{7,12}/[BA]${alnum}{7,12}/${alnum}{16,40}`,
  ),
  format('Snyk', `snyk_(?:uat|sat)\\.[a-z0-9]{8}\\.${word}{20,${textLength}}`),
  format('SonarQube', 'sq[apu]_[a-f0-9]{40}'),
  format('Square', `(?:EAAA|sq0atp-|sq0csp-|sq0idp-)${word}{22,60}`),
  format('Stripe', `(?:sk|rk|pk)_(?:live|test)_${alnum}{16,${textLength}}`),
  format('Stripe webhook', `whsec_[A-Za-z0-9+/]{24,64}={0,2}`),
  format('Supabase', 'sbp_[a-f0-9]{40}'),
  format('Tailscale', `tskey-(?:api|auth|client|scim|webhook)-${alnum}{8,24}-${alnum}{20,48}`),
  format('Telegram bot', `\\d{8,10}:AA${word}{33}`),
  format('Twilio', '(?:AC|SK)[a-f0-9]{32}'),
  format('Typeform', `tfp_[\\w.=-]{40,60}`),
  format('Vercel Blob', `vercel_blob_rw_${alnum}{16,24}_${alnum}{24,40}`),
  format('xAI', `xai-${alnum}{80}`),
  format('Yandex Cloud', `(?:AQVN|YCAJE)${word}{22,40}`),
]; // prettier-ignore

/** Keys whose mark stands farther on: each is looked for where its mark is. */
export const issuedFormatsWithoutPrefix: readonly IssuedFormat[] = [
  format('BitLocker recovery key', '\\d{6}(?:-\\d{6}){7}'),
  format('HashiCorp Terraform', `${alnum}{14}\\.atlasv1\\.${word}{60,70}`),
  format('Mailchimp', '[a-f0-9]{32}-us\\d{1,2}'),
  format('any issuer that marks what is live', `[a-z]{2,4}_(?:live|test|prod)_${alnum}{16,${textLength}}`),
];
