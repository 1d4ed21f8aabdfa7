/** Resolves when what was asked for is really kept: a full browser takes the request, and then not the whole. */
export function committed({ transaction }: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!transaction) throw new Error('only what is written is committed');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser cannot keep this'));
  });
}
