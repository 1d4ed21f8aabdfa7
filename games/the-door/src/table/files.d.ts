/** What the bundler gives for a folder of files: the address of each, by its path. */
interface ImportMeta {
  glob<T>(files: string, how: { query: '?url'; import: 'default'; eager: true }): Record<string, T>;
}
