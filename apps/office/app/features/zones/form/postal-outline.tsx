import { useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { writeRings } from '../../../state/zones/points.ts';

/** Draws the zone around the houses of its postal code (HRS-13). */
export function PostalOutline({ code, onDraw }: { code: string; onDraw: (text: string) => void }) {
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function draw(): Promise<void> {
    if (code === '') return setFailure({ text: say('zones.form.postalFirst') });
    setBusy(true);
    setFailure(null);
    try {
      const { ring } = await editorCaller.postalCodeOutline(code);
      onDraw(writeRings([ring]));
    } catch (error) {
      setFailure(failureWithFields(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <OfficeButton kind="plain" isForDesk isBusy={isBusy} onClick={() => void draw()}>
        {say('zones.form.fromPostal')}
      </OfficeButton>
      <FailureNote failure={failure} />
    </>
  );
}
