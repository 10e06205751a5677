import { classNames, fieldStyles, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useId } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { readSpanText, writeSpanText } from '../../../state/hours/span-text.ts';
import { readSpans, type SpanFault, type TypedSpan } from '../../../state/hours/typed-spans.ts';
import styles from './hours.module.css';

const mostSpans = 6;

interface SpanRowsProps {
  /** The name of the form's field, which the first wrong input has. */
  name: string;
  legend: string;
  text: string;
  /** Shown once the form was sent, at the input that is wrong. */
  error: string | undefined;
  onType: (text: string) => void;
}

/** The spans of a day, each with two inputs. A span that is wrong says so at its own input (HRS-02). */
export function SpanRows({ name, legend, text, error, onType }: SpanRowsProps) {
  const say = useMessage();
  const format = useFormat();
  const id = useId();
  const typed = readSpanText(text);
  const rows = typed.length === 0 ? [{ start: '', end: '' }] : typed;
  const read = readSpans(rows);
  const fault = 'faults' in read ? read.faults[0] : undefined;
  const change = (index: number, span: TypedSpan) =>
    onType(writeSpanText(rows.map((one, position) => (position === index ? span : one))));
  return (
    <fieldset className={styles.spans}>
      <legend>{legend}</legend>
      {rows.map((span, index) => (
        <SpanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
          key={index}
          name={name}
          legend={legend}
          index={index}
          span={span}
          fault={fault?.index === index ? fault : undefined}
          isFirst={!fault && index === 0}
          errorId={error ? `${id}-error` : null}
          onType={(next) => change(index, next)}
          onRemove={() => onType(writeSpanText(rows.filter((_, position) => position !== index)))}
        />
      ))}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
      {'spans' in read && read.areJoined && (
        <p role="status" className={styles.quiet} data-testid="joined">
          {say('hours.span.joined', {
            text: read.spans.map(({ start, end }) => format.clock(`${start}-${end}`)).join(', '),
          })}
        </p>
      )}
      {rows.length < mostSpans && (
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('hours.span.addNamed', { name: legend })}
          onClick={() => onType(writeSpanText([...rows, { start: '', end: '' }]))}
        >
          <Icon name="plus" />
          {say('hours.span.add')}
        </OfficeButton>
      )}
    </fieldset>
  );
}

interface SpanRowProps {
  name: string;
  legend: string;
  index: number;
  span: TypedSpan;
  fault: SpanFault | undefined;
  isFirst: boolean;
  /** Null while no error is shown. */
  errorId: string | null;
  onType: (span: TypedSpan) => void;
  onRemove: () => void;
}

function SpanRow({ name, legend, index, span, fault, isFirst, errorId, onType, onRemove }: SpanRowProps) {
  const say = useMessage();
  const number = index + 1;
  const input = (field: keyof TypedSpan) => {
    const isFault = fault?.field === field;
    const isWrong = isFault && errorId !== null;
    const isNamed = isFault || (isFirst && field === 'start');
    return (
      <input
        className={classNames(fieldStyles.input, isWrong && fieldStyles.wrong)}
        name={isNamed ? name : `${name}-${field}-${number}`}
        inputMode="text"
        autoComplete="off"
        placeholder={field === 'start' ? '11:30' : '14:00'}
        maxLength={12}
        aria-label={say(field === 'start' ? 'hours.span.fromOf' : 'hours.span.toOf', { name: legend, number })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={span[field]}
        onChange={({ target }) => onType({ start: span.start, end: span.end, [field]: target.value })}
      />
    );
  };
  return (
    <div className={styles.span} data-testid="span">
      {input('start')}
      <span aria-hidden="true">{say('hours.span.to')}</span>
      {input('end')}
      <OfficeButton
        kind="plain"
        isForDesk
        aria-label={say('hours.span.remove', { number, name: legend })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </OfficeButton>
    </div>
  );
}
