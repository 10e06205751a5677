import type { DeviceKind } from '@comptoir/contract';
import { Field, Segmented } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { pageOrigin } from '../../platform/page-origin.ts';
import { groupedCode, relayCommand } from '../../state/forms/device-code.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { useSite } from '../../state/site.ts';
import styles from './add-device.module.css';

interface MadeCode {
  kind: DeviceKind;
  name: string;
  code: string;
  expiresAt: Temporal.Instant;
}

function ShownCode({ made: { kind, name, code, expiresAt }, onDone }: { made: MadeCode; onDone: () => void }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const time = format.hour(expiresAt.toZonedDateTimeISO(timeZone));
  return (
    <Panel title={say('team.add.codeTitle', { name })}>
      <div className={styles.form}>
        <p className={styles.code} role="status">
          {groupedCode(code)}
        </p>
        <p>
          {kind === 'printer'
            ? say('team.add.relayText', { command: relayCommand(pageOrigin(), code), time })
            : say('team.add.codeText', { address: `${pageOrigin()}/office/appareil`, time })}
        </p>
        <OfficeButton kind="plain" isForDesk onClick={onDone}>
          {say('team.add.another')}
        </OfficeButton>
      </div>
    </Panel>
  );
}

/** Creates the code that registers a tablet or a printer (ROL-07). */
export function AddDevice() {
  const say = useMessage();
  const [kind, setKind] = useState<DeviceKind>('board');
  const [made, setMade] = useState<MadeCode | null>(null);
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: needed(name) }),
    send: async ({ name }) => setMade({ kind, name, ...(await officeCaller.makeDeviceCode(name, kind)) }),
  });
  if (made) return <ShownCode made={made} onDone={() => setMade(null)} />;
  return (
    <Panel title={say('team.add.title')}>
      <form {...form.props} className={styles.form}>
        <FailureNote failure={form.failure} />
        <Field
          {...form.field('name')}
          label={say('team.add.name')}
          hint={say('team.add.nameHint')}
          autoComplete="off"
          maxLength={100}
          aria-required
        />
        <Segmented
          label={say('team.add.kind')}
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'board', label: say('team.add.board') },
            { value: 'printer', label: say('team.add.printer') },
          ]}
        />
        <OfficeButton type="submit" isWide isBusy={form.isBusy}>
          {say('team.add.submit')}
        </OfficeButton>
      </form>
    </Panel>
  );
}
