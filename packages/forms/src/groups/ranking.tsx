import { createContext } from 'react';

/**
 * Context around the places of a ranking: assigns an option to a place, and swaps if another place has it. Empty
 * outside of a ranking.
 */
export const Ranking = createContext<((name: string, option: string) => void) | undefined>(undefined);
