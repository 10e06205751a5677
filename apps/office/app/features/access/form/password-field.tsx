import { PasswordField as LabelledField, type PasswordFieldProps } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';

export function PasswordField(props: Omit<PasswordFieldProps, 'labels'>) {
  const say = useMessage();
  return <LabelledField {...props} labels={{ show: say('access.showPassword'), hide: say('access.hidePassword') }} />;
}
