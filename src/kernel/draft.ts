/**
 * Something while it is put together. Fields that only some have are added one after the other: to spread an object and add
 * to the copy takes the engine thirty times as long, which counts where a question has dozens of options.
 */
export type Draft<T> = { -readonly [F in keyof T]: T[F] };
