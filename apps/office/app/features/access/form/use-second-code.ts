import { ApiError } from '@comptoir/contract';
import { useState } from 'react';

interface SecondCode {
  /** Whether the server asked for a code: of a person with a second factor, on a new browser (ROL-05). */
  asksCode: boolean;
  /** Notices that the server asks for a code, and throws what went wrong again. */
  noticeCode: (error: unknown) => never;
}

export function useSecondCode(): SecondCode {
  const [asksCode, setAsksCode] = useState(false);
  return {
    asksCode,
    noticeCode: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor') setAsksCode(true);
      throw error;
    },
  };
}
