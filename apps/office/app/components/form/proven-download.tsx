import { ApiError } from '@comptoir/contract';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { editorCaller } from '../../state/session/editor-caller.ts';

/**
 * A link to a file that the server gives after a proof of the second factor only (ROL-05). The proof is asked for
 * before, because a browser does not show what a download was answered.
 */
export function ProvenDownload({ href, ...props }: Omit<ComponentProps<'a'>, 'download' | 'onClick'>) {
  const isProven = useRef(false);
  async function download(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const link = event.currentTarget;
    if (isProven.current) {
      isProven.current = false;
      return;
    }
    event.preventDefault();
    const isRefused = await editorCaller.proof().then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.code === 'proof_needed',
    );
    if (isRefused) return;
    isProven.current = true;
    link.click();
  }
  return <a {...props} href={href} download onClick={(event) => void download(event)} />;
}
