import { ApiError, type CatalogueThing, readList, readObject, readText, thingKinds } from '@comptoir/contract';

/** What stops a publication. The thing is null for a fault of the whole catalogue. */
export interface PublicationProblem {
  thing: CatalogueThing | null;
  message: string;
}

/** The faults that the checks before a publication have found. */
export function problemsOf(error: unknown): PublicationProblem[] {
  if (!(error instanceof ApiError) || error.code !== 'checks_failed') return [];
  return readList(readObject(error.body).problems).map((problem) => {
    const { kind, id, message } = readObject(problem);
    const known = thingKinds.find((name) => name === kind);
    return { thing: known ? { kind: known, id: readText(id) } : null, message: readText(message) };
  });
}
