import type { SlotDay } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import { isPageVisible, watchVisible } from '@comptoir/web-app/base';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';

/** The polling interval. Orders and other people change the slots, too. */
const everyMs = 10_000;

interface SlotDayAnswer {
  answer: Answer<SlotDay>;
  ask: () => Promise<void>;
  /** Takes the day that a change was answered with. */
  take: (day: SlotDay) => void;
}

/** The slots of a mode on a service day, kept up to date while mounted. */
export function useSlotDay(mode: Mode, date: Temporal.PlainDate): SlotDayAnswer {
  const call = () => editorCaller.slotDay(mode, date);
  const { answer, ask } = useAnswer(call);
  const [newer, setNewer] = useState<SlotDay | null>(null);
  const changes = useRef(0);
  const isHere = answer.kind === 'here';
  // If a refresh fails, the last answer stays visible. What was asked before a change is older than its answer.
  const refresh = useEffectEvent(() => {
    const before = changes.current;
    if (!isHere || !isPageVisible()) return;
    void call().then(
      (day) => before === changes.current && setNewer(day),
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => watchVisible(() => refresh()), []);
  const take = (day: SlotDay) => {
    changes.current += 1;
    setNewer(day);
  };
  return { answer: isHere ? { kind: 'here', value: newer ?? answer.value } : answer, ask, take };
}
