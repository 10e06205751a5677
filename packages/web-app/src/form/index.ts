export { EmailField } from './email-field.tsx';
export { type Failure, fieldErrorsOf } from './failure.ts';
export { FailureNote } from './failure-note.tsx';
export { type Fields, useFields } from './use-fields.ts';
export { type Form, type FormOptions, useForm } from './use-form.ts';
