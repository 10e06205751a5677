import { BusyButton, type BusyButtonProps, classNames } from '@comptoir/ui';
import styles from './office-button.module.css';

/**
 * `ink`: routine actions; `go`: acceptance; `bad`: refusals and cancellations; `plain` and `outline`: secondary
 * actions.
 */
type OfficeButtonKind = 'ink' | 'go' | 'bad' | 'plain' | 'outline';

interface Looks {
  kind?: OfficeButtonKind;
  /** The button is 44 px high instead of 56: for desk pages, never for the board (OFC-08). */
  isForDesk?: boolean;
  isWide?: boolean;
}

/** The classes of a button, for links that look like one. */
export function officeButtonClass({ kind = 'ink', isForDesk = false, isWide = false }: Looks = {}): string {
  return classNames(styles.button, styles[kind], isForDesk && styles.desk, isWide && styles.wide);
}

interface OfficeButtonProps extends Looks, BusyButtonProps {}

export function OfficeButton({ kind, isForDesk, isWide, className, ...rest }: OfficeButtonProps) {
  const looks = { ...(kind && { kind }), ...(isForDesk && { isForDesk }), ...(isWide && { isWide }) };
  return <BusyButton {...rest} className={classNames(officeButtonClass(looks), className)} />;
}
