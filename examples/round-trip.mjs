// The round trip: mask a text, let a model answer, restore the answer. Run: node examples/round-trip.mjs
import { Palimpsest } from '@palimpsest/client';

const { PALIMPSEST_URL = 'http://127.0.0.1:8080', PALIMPSEST_API_KEY = '' } = process.env;
const palimpsest = new Palimpsest({ baseUrl: PALIMPSEST_URL, apiKey: PALIMPSEST_API_KEY });

const session = await palimpsest.session({ ttlSeconds: 600 });
try {
  const masked = await session.mask('Frau Anna Schmidt, anna.schmidt@example.com, IBAN DE89 3704 0044 0532 0130 00');
  console.log(masked.text); // this goes to the model
  console.log(await session.unmask('Ihre IBAN [DE_IBAN_1] ist vermerkt.')); // this came back from it
} finally {
  await session.destroy();
}
