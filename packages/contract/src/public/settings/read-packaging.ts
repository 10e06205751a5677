import type { PackagingRules } from '@comptoir/domain';
import { readFlag, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

/** Reads what the restaurant offers to go with an order. By default it gives cutlery on request and takes own containers (LAW-47, LAW-48). */
export function readPackaging(values: NamedValue[]): PackagingRules {
  const read = (name: string) => findValue(values, `packaging.${name}`);
  return {
    hasCutlery: readText(read('cutlery')) !== 'never',
    takesOwnContainers: readFlag(read('own_containers'), true),
  };
}
