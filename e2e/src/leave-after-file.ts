import { afterAll } from 'vitest';
import { leaveAll } from './browser.ts';

// A page that a test left open would go on asking its shop, beside the tests of the next file.
afterAll(leaveAll);
