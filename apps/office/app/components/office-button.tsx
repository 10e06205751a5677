import { BusyButton, type BusyButtonProps, classNames } from '@comptoir/ui';
import styles from './office-button.module.css';

/** `ink`: usual actions; `go`: accept; `bad`: refuse and cancel; `plain` and `outline`: secondary actions. */
type OfficeButtonKind = 'ink' | 'go' | 'bad' | 'plain' | 'outline';

interface Looks {
  kind?: OfficeButtonKind;
  /** `isForDesk` makes the button 44 px high and not 56, for office pages other than the board (OFC-08). */
  isForDesk?: boolean;
  isWide?: boolean;
}

export function officeButtonClass({ kind = 'ink', isForDesk = false, isWide = false }: Looks = {}): string {
  return classNames(styles.button, styles[kind], isForDesk && styles.desk, isWide && styles.wide);
}

interface OfficeButtonProps extends Looks, BusyButtonProps {}

export function OfficeButton({ kind, isForDesk, isWide, className, ...rest }: OfficeButtonProps) {
  const looks = { ...(kind && { kind }), ...(isForDesk && { isForDesk }), ...(isWide && { isWide }) };
  return <BusyButton {...rest} className={classNames(officeButtonClass(looks), className)} />;
}
