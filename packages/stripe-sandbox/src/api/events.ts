import { answer, refuseMissing } from '../http/answer.ts';
import { isRefused, readParameters, text } from '../http/read-parameters.ts';
import type { Operation } from './call.ts';
import { listKinds, listPage } from './list-page.ts';

export const retrieveEvent: Operation = ({ changes, id, form }) => {
  const given = readParameters(form, {});
  if (isRefused(given)) return given;
  const event = changes.get('events', id);
  return event ? answer(event) : refuseMissing(404, 'event', id, 'id');
};

export const listEvents: Operation = ({ changes, form }) => {
  const given = readParameters(form, { ...listKinds, type: text });
  if (isRefused(given)) return given;
  const events = changes.list('events').filter(({ type }) => !given.type || type === given.type);
  return listPage('/v1/events', events, given);
};
