import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { CamperInput } from '@camp/contracts/camper/record';
import { camperInput } from '@camp/database/test/factories/camper';
import { callsAs } from './calls';
import { makeParent } from './people';
import type { ProductAddresses } from './product';

/**
 * Makes a family that registers one child over HTTP.
 *
 * @param path of the call: '/camper/create', or '/camper-waitlist/create'
 */
export async function registerChild(
  product: Pick<ProductAddresses, 'url' | 'inboxUrl'>,
  path: string,
  nameFirst: string,
  values: Partial<CamperInput> = {},
) {
  const family = await makeParent(product);
  const call = await callsAs(product.url, family);
  const form = camperInput({ nameFirst, nameLast: family.nameLast, ...values });
  const { msg } = await call<{ msg: CamperRecord }>('POST', path, form);
  return { family, call, id: msg._id, name: `${nameFirst} ${family.nameLast}` };
}
