import type { Service } from '@comptoir/contract';
import { randomId } from '@comptoir/web-app/base';
import { useNow } from '@comptoir/web-app/clock';
import { Link } from '@comptoir/web-app/navigation';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton, officeButtonClass } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { pauseMessages } from '../../../messages/french/board/pause.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { Bar } from '../base/bar.tsx';
import { useHour } from '../base/use-hour.ts';
import { BusyOffer } from './busy-offer.tsx';
import { modesKey } from './modes-key.ts';

/** The pauses and busy periods that hold, each with its end and a button to end it earlier (PSE-02). */
export function PauseBars() {
  const service = useBoardStore((state) => state.service);
  return (
    <AddedMessages add={{ pause: pauseMessages }}>
      {service?.pauses.map((pause) => (
        <PausedBar key={pause.id} pause={pause} />
      ))}
      {service?.busy.map((period) => (
        <BusyBar key={modesKey(period.modes)} period={period} />
      ))}
      <BusyOffer />
      {service && service.changedSlots > 0 && <SlotsBar count={service.changedSlots} />}
    </AddedMessages>
  );
}

/** Reminds the kitchen of the slots to come that it changed, and links to them (PSE-14). */
function SlotsBar({ count }: { count: number }) {
  const say = useMessage();
  return (
    <Bar look="thin" testId="changed-slots" drawing={<Glyph name="timer" />} text={say('pause.bar.slots', { count })}>
      <Link to="/office/creneaux" className={officeButtonClass({ kind: 'plain' })}>
        <Text id="pause.bar.seeSlots" />
      </Link>
    </Bar>
  );
}

/** The whole minutes until an instant, rounded up. Zero or less: it has passed. */
const useMinutesLeft = (until: Temporal.Instant) =>
  useNow((now) => Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 60_000));

function PausedBar({ pause }: { pause: Service['pauses'][number] }) {
  const say = useMessage();
  const sayHour = useHour();
  const minutes = useMinutesLeft(pause.until);
  const { isBusy, failure, run } = useSending();
  if (minutes <= 0) return null;
  const values = { modes: modesKey(pause.modes), hour: sayHour(pause.until), by: pause.by ?? 'none' };
  const left =
    minutes < 60
      ? say('pause.bar.left', { minutes })
      : say('pause.bar.leftHours', {
          hours: Math.floor(minutes / 60),
          minutes: String(minutes % 60).padStart(2, '0'),
        });
  const resume = () =>
    run(async () => {
      const { service } = await editorCaller.endPause(pause.id);
      useBoardStore.setState({ service });
    });
  return (
    <>
      <Bar
        look="ask"
        testId="kitchen-pause"
        drawing={<Glyph name="pause" />}
        text={say('pause.bar.paused', { ...values, left })}
        said={say('pause.bar.pausedSaid', values)}
      >
        <OfficeButton kind="plain" isBusy={isBusy} onClick={resume} data-testid="end-pause">
          <Text id="pause.bar.resume" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}

function BusyBar({ period }: { period: Service['busy'][number] }) {
  const say = useMessage();
  const sayHour = useHour();
  const minutes = useMinutesLeft(period.until);
  const { isBusy, failure, run } = useSending();
  if (minutes <= 0) return null;
  const { modes, extraMinutes, until } = period;
  const end = () =>
    run(async () => {
      const wanted = { modes, extraMinutes: null, length: 'service' as const };
      const { service } = await editorCaller.setBusy(randomId(), wanted);
      useBoardStore.setState({ service });
    });
  return (
    <>
      <Bar
        look="thin"
        testId="kitchen-busy"
        drawing={<Glyph name="flame" />}
        text={say('pause.bar.busy', { minutes: extraMinutes, modes: modesKey(modes), hour: sayHour(until) })}
      >
        <OfficeButton kind="plain" isBusy={isBusy} onClick={end} data-testid="end-busy">
          <Text id="pause.bar.end" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}
