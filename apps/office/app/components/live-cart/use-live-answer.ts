import { useEffect, useState } from 'react';

export type LiveAnswer<T> =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'here'; value: T }
  | { kind: 'failed'; error: unknown };

const patienceMilliseconds = 300;

/** Sends the question shortly after its last change. An answer to an older question is ignored. */
export function useLiveAnswer<Question, T>(
  question: Question | null,
  call: (question: Question) => Promise<T>,
): LiveAnswer<T> {
  const [answer, setAnswer] = useState<LiveAnswer<T>>({ kind: 'none' });
  const asked = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is a new object each time, so its text is compared
  useEffect(() => {
    if (!question) return setAnswer({ kind: 'none' });
    setAnswer((known) => (known.kind === 'here' ? known : { kind: 'asking' }));
    let isOld = false;
    const timer = setTimeout(async () => {
      const next = await call(question).then(
        (value): LiveAnswer<T> => ({ kind: 'here', value }),
        (error): LiveAnswer<T> => ({ kind: 'failed', error }),
      );
      if (!isOld) setAnswer(next);
    }, patienceMilliseconds);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return answer;
}
