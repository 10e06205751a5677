import { EmailField as LabelledField } from '@comptoir/web-app/form';
import type { ComponentProps } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';

export function EmailField(props: Omit<ComponentProps<typeof LabelledField>, 'label'>) {
  const say = useMessage();
  const id = 'account.field.email';
  return <LabelledField {...props} label={say(id)} i18nKey={specificationKey(id)} />;
}
