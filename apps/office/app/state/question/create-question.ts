import { create } from 'zustand';

interface Asking {
  answered: Promise<boolean>;
  /** Ends the question: whether the user gave what was asked for. */
  answer: (isGiven: boolean) => void;
}

/** A question to the user before a call goes on. At most one is open; calls that need it meanwhile wait for the same. */
export function createQuestion() {
  const useQuestion = create<{ asking: Asking | null }>(() => ({ asking: null }));

  function ask(): Promise<boolean> {
    const { asking } = useQuestion.getState();
    if (asking) return asking.answered;
    let answer: Asking['answer'] = () => undefined;
    const answered = new Promise<boolean>((resolve) => {
      answer = (isGiven) => {
        useQuestion.setState({ asking: null });
        resolve(isGiven);
      };
    });
    useQuestion.setState({ asking: { answered, answer } });
    return answered;
  }

  return { useQuestion, ask };
}
