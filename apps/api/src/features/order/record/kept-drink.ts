/**
 * The SQL condition of a line with alcohol of which a unit is still to be handed over. What the diner withdrew from
 * before the hand-over is not, so that no identity is asked for it (LAW-29, LAW-39).
 */
export const keptDrink = `order_lines.facts @> '{"alcohol": true}' and order_lines.quantity > (
  select coalesce(sum((taken ->> 'units')::int), 0)
  from withdrawals, jsonb_array_elements(withdrawals.lines) taken
  where withdrawals.order_id = order_lines.order_id and withdrawals.until is null and withdrawals.state <> 'refused'
    and (taken ->> 'line')::int = order_lines.position)`;
