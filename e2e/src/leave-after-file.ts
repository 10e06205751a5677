import { afterAll } from 'vitest';
import { leaveAll } from './browser.ts';

// A page that a test left open would otherwise send requests during the tests of the next file.
afterAll(leaveAll);
