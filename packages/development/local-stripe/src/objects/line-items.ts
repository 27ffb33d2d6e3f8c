import type { LineItemParams } from './checkout-session-params';
import { newId } from './identifiers';
import type { LineItem } from './objects';

/**
 * A session's line for one of its `line_items`.
 *
 * @param now seconds since 1970
 */
export function lineItemOf({ price_data, quantity }: LineItemParams, now: number): LineItem {
  const amount = price_data.unit_amount * quantity;
  return {
    id: newId('lineItem'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price_data.currency,
    description: price_data.product_data.name,
    metadata: price_data.product_data.metadata ?? {},
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency: price_data.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('product'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: price_data.unit_amount,
      unit_amount_decimal: String(price_data.unit_amount),
    },
    quantity,
  };
}
