import type { Role } from '@comptoir/domain';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { insertDevice } from '../features/staff/record/device-repository.ts';
import { putPerson } from '../features/staff/record/person-repository.ts';
import { openSession } from '../features/staff/session/open-session.ts';
import type { TestShop } from './test-shop.ts';
import { mondayNoon } from './test-shop.ts';
import { testSite } from './test-site.ts';

/** Who may stand before the office; `device`: a tablet in the kitchen. */
type Caller = Role | 'device';

/** A shop whose restaurant has people and a tablet. */
export interface OfficeShop extends TestShop {
  /** Opens a session for somebody of this role, of their own or a new one; resolves with the cookie of their browser. */
  signedIn(caller: Caller): Promise<string>;
  /** Asks as a page of the site does. */
  ask(method: NonNullable<InjectOptions['method']>, path: string, options?: Asking): Promise<LightMyRequestResponse>;
}

interface Asking {
  /** Of the browser that asks; absent: it has none. */
  cookie?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
}

/** Adds who works in a shop's restaurant. */
export function withOffice<Shop extends TestShop>(shop: Shop): Shop & OfficeShop {
  const at = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime(testSite.timeZone).toInstant();
  const { db } = shop.database;
  const person = (role: Role) => putPerson(db, { email: `${role}@example.com`, name: names[role], role, at });
  return Object.assign(shop, {
    signedIn: async (caller: Caller) => {
      if (caller !== 'device') {
        const { id, name, role } = await person(caller);
        return `office=${(await openSession(db, { kind: 'person', id, name, role }, at)).token}`;
      }
      const { id: addedBy } = await person('owner');
      const { id, name } = await insertDevice(db, { name: 'Cuisine 1', kind: 'board', addedBy, at });
      return `office=${(await openSession(db, { kind: 'device', id, name }, at)).token}`;
    },
    ask: (
      method: NonNullable<InjectOptions['method']>,
      path: string,
      { cookie, body, headers = {} }: Asking = {},
    ): Promise<LightMyRequestResponse> =>
      shop.send(method, path, body, { headers: { origin: testSite.siteRoot, ...(cookie && { cookie }), ...headers } }),
  });
}

const names: Record<Role, string> = { kitchen: 'Ali', manager: 'Camille', owner: 'Zoé' };
