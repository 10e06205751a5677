import type { Permission } from '@comptoir/domain';
import type { EndpointSchemas } from '../wire/endpoint.ts';

/** Who may ask: anybody, to sign in; whoever is signed in; a person, and no device; or those who have this permission. */
export type OfficeAccess = 'anybody' | 'staff' | 'person' | Permission;

/** The server's side of an endpoint of the office. */
export interface OfficeSchemas extends EndpointSchemas {
  access: OfficeAccess;
  /** The word by which the audit knows what it changes; null: nothing that somebody answers for. */
  audit: string | null;
}
