import { FailureNote as Note } from '@comptoir/web-app/form';
import { specificationKey } from '../../../messages/use-message.ts';
import type { Failure } from './use-form.ts';

/** A failure, with the specification's key where it has one. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  return <Note failure={failure} keyOf={specificationKey} />;
}
