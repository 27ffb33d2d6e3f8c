import type { Configuration } from 'webpack';

export declare function plainConfiguration(folder: string): Configuration;
