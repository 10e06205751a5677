import { createContext } from 'react';
import type { Part } from '../../state/draft/read-parts.ts';

/** The parts of the edited catalogue by key, from which fields that hold ids get their names. */
export const PartsContext = createContext<ReadonlyMap<string, Part>>(new Map());
