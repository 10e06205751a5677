import { type PostSettings, postLimits } from '@comptoir/contract';
import { Field, fieldStyles, Icon } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import styles from '../../../components/form/rows.module.css';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { countOf } from '../../../state/forms/typed-rows.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { checkPosts, fieldOf, postsFrom, type TypedPosts, textsOf, withNewRow, withoutRow } from './typed-posts.ts';

/** Changes the posts of the kitchen at once, without a publication (CAP-12). */
export function PostsForm({ current }: { current: PostSettings }) {
  const say = useMessage();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<TypedPosts>({
    initial: textsOf(current),
    check: checkPosts,
    send: async (typed) => {
      setSaved(false);
      form.set(textsOf(await editorCaller.choosePostSettings(postsFrom(typed))));
      setSaved(true);
    },
  });
  const { values } = form;
  const places = Array.from({ length: countOf(values) }, (_, index) => index);
  const nameOf = (index: number) =>
    values[fieldOf(index, 'name')]?.trim() || say('settings.posts.post', { number: index + 1 });
  const { error } = form.field('posts');
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.quiet}>{say('settings.posts.text')}</p>
      <FailureNote failure={form.failure} />
      {places.length === 0 && <p>{say('settings.posts.none')}</p>}
      {places.map((index) => (
        <PostRow
          key={index}
          index={index}
          legend={nameOf(index)}
          field={form.field}
          onRemove={() => form.set(withoutRow(values, index))}
        />
      ))}
      {error && (
        <p role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
      {places.length < postLimits.posts && (
        <OfficeButton kind="outline" isForDesk onClick={() => form.set(withNewRow(values))}>
          <Icon name="plus" />
          {say('settings.posts.add')}
        </OfficeButton>
      )}
      {places.length > 0 && (
        <>
          <p className={styles.quiet}>{say('settings.posts.first')}</p>
          <SelectField
            name="deliveryPost"
            label={say('settings.posts.deliveryPost')}
            choices={[
              { value: '', label: say('settings.posts.noDelivery') },
              ...places.map((index) => ({ value: String(index), label: nameOf(index) })),
            ]}
            chosen={values.deliveryPost ?? ''}
            onChoose={(deliveryPost) => form.set({ deliveryPost })}
            error={form.field('deliveryPost').error}
          />
          <Field
            {...form.field('holdMinutes')}
            label={say('settings.posts.holdMinutes')}
            hint={say('settings.posts.holdMinutesHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
        </>
      )}
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.kitchen.save')}
      </OfficeButton>
      <p role="status" className={styles.quiet}>
        {isSaved && say('settings.kitchen.saved')}
      </p>
    </form>
  );
}

interface PostRowProps {
  index: number;
  legend: string;
  field: ReturnType<typeof useForm<TypedPosts>>['field'];
  onRemove: () => void;
}

function PostRow({ index, legend, field, onRemove }: PostRowProps) {
  const say = useMessage();
  return (
    <fieldset className={styles.post} data-testid="post">
      <legend>{legend}</legend>
      <Field
        {...field(fieldOf(index, 'name'))}
        label={say('settings.posts.name')}
        maxLength={postLimits.name}
        autoComplete="off"
        aria-required
      />
      <div className={styles.pair}>
        {(['perWindow', 'earlyMinutes'] as const).map((column) => (
          <Field
            key={column}
            {...field(fieldOf(index, column))}
            label={say(`settings.posts.${column}`)}
            // The first post explains the fields for all of them.
            hint={index === 0 ? say(`settings.posts.${column}Hint`) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        ))}
      </div>
      <OfficeButton
        kind="outline"
        isForDesk
        aria-label={say('settings.posts.remove', { name: legend })}
        onClick={onRemove}
      >
        <Icon name="trash-2" />
      </OfficeButton>
    </fieldset>
  );
}
