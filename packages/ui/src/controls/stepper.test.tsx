import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

function Pizzas() {
  const [count, setCount] = useState(1);
  return (
    <Stepper value={count} max={2} lessLabel="Une pizza de moins" moreLabel="Une pizza de plus" onChange={setCount} />
  );
}

it('has buttons that say what they change, tells the number when it changes, and stops at its ends', () => {
  render(<Pizzas />);
  const less = screen.getByRole('button', { name: 'Une pizza de moins' });
  const more = screen.getByRole('button', { name: 'Une pizza de plus' });
  const number = document.querySelector('[aria-live=polite]');
  expect(number?.textContent).toBe('1');
  fireEvent.click(more);
  expect(number?.textContent).toBe('2');
  expect(more).toHaveProperty('disabled', true);
  fireEvent.click(less);
  fireEvent.click(less);
  expect(number?.textContent).toBe('0');
  expect(less).toHaveProperty('disabled', true);
});
