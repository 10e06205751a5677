import { ManagerSheet } from './manager-sheet.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { WhoSheet } from './who-sheet.tsx';

/** What is asked for before an action: a manager's PIN, the user's second factor, or who acts. */
export default function AskingSheets() {
  return (
    <>
      <ManagerSheet />
      <ProofSheet />
      <WhoSheet />
    </>
  );
}
