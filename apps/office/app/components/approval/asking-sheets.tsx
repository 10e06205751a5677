import { ManagerSheet } from './manager-sheet.tsx';
import { ProofSheet } from './proof-sheet.tsx';

/** What is asked for before an action: a manager's PIN, or the user's second factor. */
export default function AskingSheets() {
  return (
    <>
      <ManagerSheet />
      <ProofSheet />
    </>
  );
}
