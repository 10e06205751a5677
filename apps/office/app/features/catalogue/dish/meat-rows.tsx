import { meatSpecies, meatStages } from '@comptoir/domain';
import { Field, Icon } from '@comptoir/ui';
import { boughtWords, speciesWords, stageWords } from '@comptoir/words';
import { useState } from 'react';
import { SelectField } from '../../../components/form/select-field.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type MeatText, readMeats } from '../../../state/catalogue/meats-field.ts';
import { readCountries, writeCountries } from './country-names.ts';
import styles from './dish.module.css';
import type { DishFieldsProps } from './dish-fields-props.ts';

/** The meats of a dish with the countries of their animals (LAW-01, LAW-02). */
export function MeatRows({ form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  const meats = readMeats(values['value.meats']);
  const put = (next: MeatText[]) => set({ 'value.meats': JSON.stringify(next) });
  const change = (index: number, part: Partial<MeatText>) =>
    put(meats.map((meat, place) => (place === index ? { ...meat, ...part } : meat)));
  const add = () =>
    put([...meats, { species: 'beef', bought: 'raw', name: '', born: [], raised: [], slaughtered: [] }]);
  const { error } = field('value.meats');
  return (
    <fieldset className={styles.rows}>
      <legend>{say('draft.field.meats')}</legend>
      {error && <p role="alert">{error}</p>}
      {meats.map((meat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meat has no name of its own, and rows are never reordered
        <div key={index} className={styles.meat}>
          <SelectField
            name={`meat-${index}-species`}
            label={say('catalogue.law.species')}
            choices={meatSpecies.map((one) => ({ value: one, label: speciesWords[one] }))}
            chosen={meat.species}
            onChoose={(species) => change(index, { species: meatSpecies.find((one) => one === species) ?? 'beef' })}
          />
          <SelectField
            name={`meat-${index}-bought`}
            label={say('catalogue.law.bought')}
            choices={(['raw', 'prepared'] as const).map((one) => ({ value: one, label: boughtWords[one] }))}
            chosen={meat.bought}
            onChoose={(bought) => change(index, { bought: bought === 'prepared' ? 'prepared' : 'raw' })}
          />
          {meatStages.map((stage) => (
            <Countries
              key={stage}
              name={`meat-${index}-${stage}`}
              label={stageWords[stage]}
              codes={meat[stage]}
              onChange={(codes) => change(index, { [stage]: codes })}
            />
          ))}
          <OfficeButton
            kind="outline"
            isForDesk
            aria-label={say('catalogue.law.removeMeat', { name: speciesWords[meat.species] })}
            onClick={() => put(meats.filter((_, place) => place !== index))}
          >
            <Icon name="trash-2" />
          </OfficeButton>
        </div>
      ))}
      <OfficeButton kind="outline" isForDesk onClick={add}>
        <Icon name="plus" />
        {say('catalogue.law.addMeat')}
      </OfficeButton>
    </fieldset>
  );
}

interface CountriesProps {
  name: string;
  label: string;
  codes: string[];
  onChange: (codes: string[]) => void;
}

/** Countries are typed by name and stored by code. What is no country stays in the field with its error. */
function Countries({ name, label, codes, onChange }: CountriesProps) {
  const say = useMessage();
  const [typed, setTyped] = useState(() => writeCountries(codes));
  const read = readCountries(typed);
  return (
    <Field
      name={name}
      label={label}
      autoComplete="off"
      placeholder={say('catalogue.law.countryHint')}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readCountries(target.value) ?? []);
      }}
      error={read === null ? say('catalogue.law.noCountry') : undefined}
    />
  );
}
