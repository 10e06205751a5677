import { FailureNote as Note } from '@comptoir/web-app/form';
import { specificationKey } from '../../../messages/use-message.ts';
import type { Failure } from './use-form.ts';

export function FailureNote({ failure }: { failure: Failure | null }) {
  return <Note failure={failure} keyOf={specificationKey} />;
}
