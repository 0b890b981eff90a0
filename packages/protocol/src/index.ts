export * from './audit-flags.js';
export * from './entity-types.js';
export * from './limits.js';
export * from './placeholder.js';
export * from './problems.js';
export * from './replace-each.js';
export * from './stages.js';
