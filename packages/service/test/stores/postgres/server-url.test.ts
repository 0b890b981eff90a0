import { expect, test } from 'vitest';
import { nameOf, parseServerUrl } from '../../../src/stores/postgres/server-url.js';

test('reads all parts', () => {
  const server = parseServerUrl(
    'postgresql://an%40na:p%2Fw@db.example:6432/my%20db?sslmode=verify-full&sslrootcert=/ca.pem',
  );
  expect(server).toEqual({
    host: 'db.example',
    port: 6432,
    database: 'my db',
    user: 'an@na',
    password: 'p/w',
    isVerified: true,
    caFile: '/ca.pem',
  });
  expect(server && nameOf(server)).toBe('postgres://db.example:6432/my db');
});

test.each([
  ['postgres://u@db.example/d', true],
  ['postgres://u@db.example/d?sslmode=require', true],
  ['postgres://u@db.example/d?sslmode=verify-ca', true],
  ['postgres://u@db.example/d?sslmode=disable', false],
  ['postgres://u@10.0.0.1/d', true],
  ['postgres://u@127.0.0.1.example/d', true],
  ['postgres://u@localhost.example/d', true],
  ['postgres://u@localhost/d', false],
  ['postgres://u@127.0.0.1/d', false],
  ['postgres://u@[::1]/d', false],
  ['postgres://u@[::1]/d?sslmode=verify-full', true],
  ['postgres://u@localhost/d?sslrootcert=/ca.pem', true],
  ['postgres://u@[2001:db8::1]/d', true],
  ['postgres://u@localhost/d?host=/run/postgresql', false],
])('%s is verified: %s', (url, isVerified) => {
  expect(parseServerUrl(url)).toMatchObject({ isVerified, port: 5432, user: 'u', database: 'd', password: undefined });
});

test('an IPv6 address loses its brackets, and a socket is a folder', () => {
  expect(parseServerUrl('postgres://u@[::1]/d')).toMatchObject({ host: '::1' });
  expect(parseServerUrl('postgres://u@localhost/d?host=/run/postgresql')).toMatchObject({ host: '/run/postgresql' });
});

test.each([
  'postgres:u@h/d',
  'mysql://u@h/d',
  'postgres://h/d',
  'postgres://u@h',
  'postgres://u@h/',
  'postgres://u@/d',
  'postgres://u@h/d/e',
  'postgres://u@h:70000/d',
  'postgres://u:%@h/d',
  'postgres://u@h/d?sslmode=prefer',
  'postgres://u@h/d?sslmode=no-verify',
  'postgres://u@h/d?sslmode=',
  'postgres://u@h/d?sslmod=disable',
  'postgres://u@h/d?ssl=false',
  'postgres://u@h/d?sslmode=verify-full&sslmode=disable',
  'postgres://u@h/d?sslmode=disable&sslrootcert=/ca.pem',
  'postgres://u@h/d?host=/run/postgresql',
  'postgres://u@h/d?host=other',
])('%s is refused', (url) => {
  expect(parseServerUrl(url)).toBeUndefined();
});
