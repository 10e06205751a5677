import type { Role } from '@comptoir/domain';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { insertDevice } from '../features/staff/record/device-repository.ts';
import { putPerson, setPassword } from '../features/staff/record/person-repository.ts';
import { openSession } from '../features/staff/session/open-session.ts';
import { createPasswordHasher } from '../secrets/password/password-hasher.ts';
import { mondayNoon, type TestShop } from './test-shop.ts';
import { testSite } from './test-site.ts';

/** The role of the caller; `device` is a tablet in the kitchen, and `relay` prints for the shop. */
export type Caller = Role | 'device' | 'relay';

export interface OfficeShop extends TestShop {
  /** Opens a session for a new or given person with this role, at Monday noon or since an instant. Resolves with the browser's cookie. */
  signedIn(caller: Caller, since?: Temporal.Instant): Promise<string>;
  /** Creates a member of staff, with or without a password, and returns the id. */
  person(role: Role, email: string, password?: string): Promise<number>;
  lastLink(email: string): Promise<string>;
  ask(method: NonNullable<InjectOptions['method']>, path: string, options?: Asking): Promise<LightMyRequestResponse>;
}

interface Asking {
  cookie?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
  peer?: string;
}

export function withOffice<Shop extends TestShop>(shop: Shop): Shop & OfficeShop {
  const at = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime(testSite.timeZone).toInstant();
  const { db } = shop.database;
  const put = (role: Role, email = `${role}@example.com`) => putPerson(db, { email, name: names[role], role, at });
  return Object.assign(shop, {
    signedIn: async (caller: Caller, since = at) => {
      if (caller !== 'device' && caller !== 'relay') {
        const { id, name, role } = await put(caller);
        return `office=${(await openSession(db, { kind: 'person', id, name, role }, { at: since, browser: '' })).token}`;
      }
      const { id: addedBy } = await put('owner');
      const made =
        caller === 'relay'
          ? { name: 'Caisse', kind: 'printer' as const }
          : { name: 'Cuisine 1', kind: 'board' as const };
      const device = await insertDevice(db, { ...made, addedBy, at });
      return `office=${(await openSession(db, { kind: 'device', acting: null, ...device }, { at: since, browser: '' })).token}`;
    },
    person: async (role: Role, email: string, password?: string) => {
      const { id } = await put(role, email);
      if (password) await setPassword(db, id, { passwordHash: await createPasswordHasher().hash(password) });
      return id;
    },
    lastLink: async (email: string) => {
      await shop.api.drainOutbox();
      const links = shop.mails.filter(({ to }) => to === email).flatMap(({ text }) => tokenOf(text));
      return links.at(-1) ?? '';
    },
    ask: (
      method: NonNullable<InjectOptions['method']>,
      path: string,
      { cookie, body, headers = {}, peer }: Asking = {},
    ): Promise<LightMyRequestResponse> =>
      shop.send(method, path, body, {
        headers: { origin: testSite.siteRoot, ...(cookie && { cookie }), ...headers },
        ...(peer && { remoteAddress: peer }),
      }),
  });
}

const names: Record<Role, string> = { kitchen: 'Ali', manager: 'Camille', owner: 'Zoé' };

/** Returns the token in a link to the office. */
export function tokenOf(text: string): string {
  return /\/office\/entrer\/([\w-]+)/.exec(text)?.[1] ?? '';
}
