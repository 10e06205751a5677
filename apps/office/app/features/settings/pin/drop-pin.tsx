import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import styles from './pin.module.css';

export function DropPin({ onDone }: { onDone: () => void }) {
  const say = useMessage();
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await officeCaller.dropPin();
      onDone();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      <OfficeButton type="submit" kind="outline" isForDesk isBusy={form.isBusy}>
        {say('settings.pin.drop')}
      </OfficeButton>
    </form>
  );
}
