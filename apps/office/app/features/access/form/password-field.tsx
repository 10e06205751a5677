import { PasswordField as LabelledField, type PasswordFieldProps } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';

/** The password field with the labels of the office. */
export function PasswordField(props: Omit<PasswordFieldProps, 'labels'>) {
  const say = useMessage();
  return <LabelledField {...props} labels={{ show: say('access.showPassword'), hide: say('access.hidePassword') }} />;
}
