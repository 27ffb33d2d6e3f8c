import { pageOf } from './pagination';
import type { Simulation } from '../simulation';
import { StripeError } from './stripe-error';

type Fields = Record<string, unknown>;

/**
 * Replaces ids by the objects that `expand` names, up to four levels deep, in lists below `data`.
 *
 * @param answer - the call's result, which isn't changed
 * @throws StripeError 400 for a property that cannot be expanded
 */
export function expanded(simulation: Simulation, answer: object, paths: readonly string[] = []): object {
  return paths.reduce<object>((result, path) => {
    const segments = path.split('.');
    if (segments.length > 4)
      throw cannotExpand(path, `You cannot expand more than 4 levels of a property. Property: ${path}`);
    return expandAlong(simulation, result as Fields, segments, path);
  }, answer);
}

function expandAlong(simulation: Simulation, holder: Fields, segments: string[], path: string): Fields {
  const [name, ...deeper] = segments;
  if (name === undefined) return holder;
  const value = valueToExpand(simulation, holder, name, path);
  if (value === null) return holder;
  if (Array.isArray(value))
    return {
      ...holder,
      [name]: value.map((row: Fields) => expandAlong(simulation, row, deeper, path)),
    };
  return { ...holder, [name]: expandAlong(simulation, value, deeper, path) };
}

function valueToExpand(
  simulation: Simulation,
  holder: Fields,
  name: string,
  path: string,
): Fields | Fields[] | null {
  const value = holder[name];
  if (holder.object === 'list' && name === 'data') return value as Fields[];
  if (holder.object === 'checkout.session' && name === 'line_items')
    return listOf(simulation.store.get('sessions', String(holder.id))?.lineItems ?? [], holder, name);
  if (holder.object === 'charge' && name === 'refunds')
    return listOf(
      simulation.store.newestFirst('refunds').filter(({ charge }) => charge === holder.id),
      holder,
      name,
    );
  if (value === null) return null;
  if (typeof value === 'string') {
    const row = rowOf(simulation, value);
    if (row !== undefined) return row;
  }
  // An earlier path has already expanded it.
  if (typeof value === 'object') return value as Fields;
  throw cannotExpand(path, `This property cannot be expanded (${path}).`);
}

function listOf(rows: { id: string }[], holder: Fields, name: string): Fields {
  const base = holder.object === 'charge' ? '/v1/charges' : '/v1/checkout/sessions';
  return { ...pageOf(rows, {}, `${base}/${String(holder.id)}/${name}`) };
}

function rowOf({ store }: Simulation, id: string): Fields | undefined {
  const row =
    store.get('paymentIntents', id) ?? store.get('charges', id) ?? store.get('refunds', id) ?? undefined;
  return row === undefined ? undefined : { ...row };
}

function cannotExpand(path: string, message: string): StripeError {
  return new StripeError({ status: 400, message, param: 'expand', beforeExecution: true });
}
