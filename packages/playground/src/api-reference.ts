/** Entry point of the API reference: Swagger UI, drawn from the document that the service describes itself with. */
import '@fastify/swagger-ui/static/swagger-ui.css';
import './api-reference.css';
// Its only build without an install script or telemetry beside it; it has no types.
// @ts-expect-error -- see above
import createSwaggerUi from '@fastify/swagger-ui/static/swagger-ui-bundle.js';

(createSwaggerUi as (options: object) => unknown)({
  url: new URL('../openapi.json', location.href).href,
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});

/**
 * Swagger UI shows the key as it is typed, and browsers write down what stands in fields that may be filled in again.
 */
const reference = document.querySelector('#reference');
const keepOffDisk = new MutationObserver(() => {
  for (const field of reference?.querySelectorAll('input, textarea') ?? []) field.setAttribute('autocomplete', 'off');
  reference?.querySelector('#auth-bearer-value')?.setAttribute('type', 'password');
});
if (reference) keepOffDisk.observe(reference, { childList: true, subtree: true });

/** Swagger UI has dark colours of its own, but waits to be told. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = (): void => {
  document.documentElement.classList.toggle('dark-mode', dark.matches);
};
follow();
dark.addEventListener('change', follow);
