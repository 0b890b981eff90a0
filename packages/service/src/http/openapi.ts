/** The OpenAPI 3.1 document, drawn from the schemas that check the requests. */
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { ProblemBody, UnavailableBody } from '@palimpsest/protocol/schemas';
import type { FastifyInstance } from 'fastify';

/** Makes `app.swagger()` give the document. Call it before the routes. */
export function describeApi(app: FastifyInstance, basePath: string): void {
  app.addSchema(ProblemBody);
  app.addSchema(UnavailableBody);
  void app.register(swagger, options(basePath)); // Fastify itself awaits what is registered
}

/** Serves the document at `/openapi.json`. */
export function openApiRoute(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

const options = (basePath: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Palimpsest',
      version: '1', // of the contract, as in its paths
      description:
        'Replaces personal data in text by placeholders, keeps the mapping in a session, and puts the values back.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } as { name: string }, // typed as 3.0, which lacks it
    },
    servers: [{ url: basePath || '/', description: 'This service' }],
    tags: [
      { name: 'masking', description: 'Sessions and the texts that are masked and restored in them.' },
      { name: 'health', description: 'For load balancers and orchestrators.' },
    ],
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the operator.' } },
    },
  },
  convertConstToEnum: false,
  refResolver: {
    buildLocalReference: (schema, _base, _fragment, index) =>
      typeof schema['$id'] === 'string' ? schema['$id'] : `schema-${index}`,
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject;
    const { openapiObject } = document;
    // @fastify/swagger calls every body required; that of POST session may be absent.
    const body = openapiObject.paths?.['/v1/masking/session']?.post?.requestBody;
    if (body && 'required' in body) body.required = false;
    return openapiObject;
  },
});
