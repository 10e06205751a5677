import { FailureNote as Note } from '@comptoir/web-app/form';
import { specificationKey } from '../../../messages/use-message.ts';
import type { Failure } from './use-form.ts';

/** An account error, with the specification's key if it has one. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  return <Note failure={failure} keyOf={specificationKey} />;
}
