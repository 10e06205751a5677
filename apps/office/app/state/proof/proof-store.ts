import { create } from 'zustand';

interface Asking {
  proof: Promise<boolean>;
  /** Ends the request: whether the user proved the second factor. */
  answer: (isProven: boolean) => void;
}

/** At most one proof is asked for; calls that need it meanwhile wait for the same. */
export const useProofStore = create<{ asking: Asking | null }>(() => ({ asking: null }));

/** Asks the user for a code of the second factor (ROL-05). False if the request is cancelled. */
export function askProof(): Promise<boolean> {
  const { asking } = useProofStore.getState();
  if (asking) return asking.proof;
  let answer: Asking['answer'] = () => undefined;
  const proof = new Promise<boolean>((resolve) => {
    answer = (isProven) => {
      useProofStore.setState({ asking: null });
      resolve(isProven);
    };
  });
  useProofStore.setState({ asking: { proof, answer } });
  return proof;
}
