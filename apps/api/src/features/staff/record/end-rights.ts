import type { Db } from '../../../db/database.ts';
import { endSubscriptions } from '../../push/push-repository.ts';
import { endDeviceCodes } from './device-repository.ts';
import { endInvitationsBy, endLinks } from './link-repository.ts';
import { endGrants } from './pin-repository.ts';
import { endActingOf, endSessionsOf } from './session-repository.ts';

/** Ends all sessions, links, invitations, device codes, grants and alerts of a person. The caller must have locked the person. */
export async function endRights(tx: Db, staffId: number, at: Temporal.Instant): Promise<void> {
  await endSessionsOf(tx, { kind: 'person', id: staffId });
  await endActingOf(tx, staffId);
  await endLinks(tx, staffId, at);
  await endInvitationsBy(tx, staffId, at);
  await endDeviceCodes(tx, staffId, at);
  await endGrants(tx, staffId, at);
  await endSubscriptions(tx, { staffId });
}
