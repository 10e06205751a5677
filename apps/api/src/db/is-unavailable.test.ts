import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const failure = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

it.each([
  ['a full disk', failure({ code: '53100' })],
  ['a shutdown', failure({ code: '57P01' })],
  ['a start', failure({ code: '57P03' })],
  ['a query that took too long', failure({ code: '57014' })],
  ['a socket that is not there', failure({ code: 'ENOENT', syscall: 'connect' })],
  ['a port without a listener', failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a connection that was cut', failure({ code: 'ECONNRESET', syscall: 'read' })],
  ['a pipe that was closed', failure({ code: 'EPIPE', syscall: 'write' })],
  ['a name that can’t be looked up now', failure({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
  [
    'a name with two addresses without a listener',
    new AggregateError([1, 2].map(() => failure({ code: 'ECONNREFUSED', syscall: 'connect' }))),
  ],
  ['a connection that ended', failure({}, 'Connection terminated unexpectedly')],
  ['no free connection in time', failure({}, 'timeout exceeded when trying to connect')],
])('is true of %s, also below the query that met it', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new DrizzleQueryError('select 1', [], error))).toBe(true);
});

it.each([
  ['a value that is taken', failure({ code: '23505' })],
  ['a wrong query', failure({ code: '42601' })],
  ['a file that is not there', failure({ code: 'ENOENT', syscall: 'open' })],
  ['a bug', new TypeError('x is not a function')],
  ['several errors, one of them a bug', new AggregateError([failure({ code: '57P03' }), new TypeError()])],
  ['no error at all', 'a text'],
])('is false of %s', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});
