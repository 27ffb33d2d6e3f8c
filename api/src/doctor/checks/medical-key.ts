import { right, wrong } from '@camp/checks/check';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import { SealError } from '@camp/database/sealing/seal';
import { refuseLostKeys } from '@camp/database/sealing/used-keys';
import { notSet, type Check } from '../check';
import { databaseOf } from './database-of';

/** Whether MEDICAL_KEY has every key that stored values need, and opens the newest medical answers of each kind. */
export const medicalKey: Check = {
  name: 'medical-key',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Put the key with this id back into secrets/medical_key, from its sealed copy. Without it, these answers are lost.',
  run: async (tools) => {
    const keys = tools.settings.MEDICAL_KEY;
    if (!keys) return notSet('MEDICAL_KEY');
    try {
      const used = await refuseLostKeys(databaseOf(tools).db, keys);
      const { id } = keys.current;
      if (used.some((one) => one !== id))
        return right(`Key ${id} encrypts. Earlier answers still need an earlier key, until you rotate it.`);
      return right(`Key ${id} opens the newest medical answers. Is its sealed copy where you left it?`);
    } catch (error) {
      if (error instanceof SealError) return wrong(error.message);
      throw error;
    }
  },
};
