/** A table's stylesheet is loaded with it. */
declare module '*.css';
