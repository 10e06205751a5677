import { isPageVisible, watchVisible } from '@comptoir/web-app/base';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, useAnswer } from '../../state/screen/use-answer.ts';

/** The polling interval. Orders and other people change the day, too. */
const everyMs = 10_000;

interface DayAnswer<Day> {
  answer: Answer<Day>;
  ask: () => Promise<void>;
  /** Takes the day that a change was answered with. */
  take: (day: Day) => void;
}

/** What `call` tells of a service day, kept up to date while mounted. */
export function useDay<Day>(call: () => Promise<Day>): DayAnswer<Day> {
  const { answer, ask } = useAnswer(call);
  const [newer, setNewer] = useState<Day | null>(null);
  const changes = useRef(0);
  const isHere = answer.kind === 'here';
  // If a refresh fails, the last answer stays visible. What was asked before a change is older than its answer.
  const refresh = useEffectEvent(() => {
    const before = changes.current;
    if (!isHere || !isPageVisible()) return;
    void call().then(
      (day) => before === changes.current && setNewer(() => day),
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => watchVisible(() => refresh()), []);
  const take = (day: Day) => {
    changes.current += 1;
    setNewer(() => day);
  };
  return { answer: isHere ? { kind: 'here', value: newer ?? answer.value } : answer, ask, take };
}
