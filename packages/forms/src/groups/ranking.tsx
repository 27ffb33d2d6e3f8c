import { createContext } from 'react';

/**
 * Context around the places of a ranking. The function assigns an option to a place, and swaps if another place has
 * the option. Empty outside of a ranking.
 */
export const Ranking = createContext<((name: string, option: string) => void) | undefined>(undefined);
