/* The sums that the layers of a mind are made of; what they mean is told in net.py.

   They are made in the same order whatever a machine adds at once, and products are not fused with sums (the compiler
   is told so): the same position has the same value everywhere, bit for bit. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define NUMBERS 3 /* margin, own points and those of the best other seat, by the estimates */
#define OUTPUTS 2 /* margin and win; nobody asks for the own points */
#define BLOCK 64  /* floats that are summed up together: layers have whole blocks, filled up with zeros */

#if defined(__GNUC__)
typedef float Lane __attribute__((vector_size(32), may_alias)); /* added at once, or in two halves */
#define ALL(x) ((Lane){x, x, x, x, x, x, x, x})
#define INLINE static inline __attribute__((always_inline))
#else
typedef float Lane;
#define ALL(x) (x)
#define INLINE static inline
#endif
#define LANES ((int)(BLOCK * sizeof(float) / sizeof(Lane)))

#if defined(__GNUC__) && defined(__x86_64__)
#define WIDE __attribute__((target("avx2")))
#define WIDE_MACHINE (__builtin_cpu_supports("avx2") != 0)
#else
#define WIDE
#define WIDE_MACHINE 0
#endif

typedef struct {
    int32_t *items;
    ptrdiff_t size, room;
} Row;

typedef struct {
    ptrdiff_t features, hidden, second;
    float *w1, *wx, *b1, *w2, *b2, *w3, *ws, *b3; /* w3 and ws by output */
    float *shift, *stretch;                       /* of the numbers, at a table and alone */
    float *start;                                 /* what the base adds up to */
    float *first, *after;                         /* the hidden layers of the position that is being valued */
    Row base, new, gone;                          /* of features: what a position is compared with, what changed */
    Row filled;                                   /* which sums of the first layer are more than nothing */
    int wide;                                     /* whether this machine adds eight floats at once */
} Sums;

INLINE void add_row(Lane *total, const float *row, float by) {
    const Lane *lanes = (const Lane *)row;
    for (int i = 0; i < LANES; i++) {
        total[i] += lanes[i] * ALL(by);
    }
}

INLINE void add_rows(Lane *total, const float *from, ptrdiff_t width, const Row *rows, const int gone) {
    for (ptrdiff_t r = 0; r < rows->size; r++) {
        const Lane *lanes = (const Lane *)(from + rows->items[r] * width);
        for (int i = 0; i < LANES; i++) {
            total[i] = gone ? total[i] - lanes[i] : total[i] + lanes[i];
        }
    }
}

/* The first layer of the base. */
INLINE void sum_base(Sums *sums) {
    for (ptrdiff_t at = 0; at < sums->hidden; at += BLOCK) {
        Lane total[LANES];
        memcpy(total, sums->b1 + at, sizeof total);
        add_rows(total, sums->w1 + at, sums->hidden, &sums->base, 0);
        memcpy(sums->start + at, total, sizeof total);
    }
}

/* What is new is added to the base, what is gone taken away; the bend comes with the second layer. */
INLINE void sum_first(Sums *sums, const float *x) {
    const ptrdiff_t hidden = sums->hidden;
    for (ptrdiff_t at = 0; at < hidden; at += BLOCK) {
        Lane total[LANES];
        memcpy(total, sums->start + at, sizeof total);
        add_rows(total, sums->w1 + at, hidden, &sums->new, 0);
        add_rows(total, sums->w1 + at, hidden, &sums->gone, 1);
        for (int n = 0; n < NUMBERS; n++) {
            add_row(total, sums->wx + n * hidden + at, x[n]);
        }
        memcpy(sums->first + at, total, sizeof total);
    }
    const float *first = sums->first;
    int32_t *filled = sums->filled.items;
    ptrdiff_t size = 0;
    for (ptrdiff_t i = 0; i < hidden; i++) {
        filled[size] = (int32_t)i;
        size += !(first[i] <= 0);
    }
    sums->filled.size = size;
}

/* What the bend of the first layer cuts off is not multiplied. */
INLINE void sum_second(Sums *sums) {
    const int32_t *filled = sums->filled.items;
    for (ptrdiff_t at = 0; at < sums->second; at += BLOCK) {
        Lane total[LANES];
        memcpy(total, sums->b2 + at, sizeof total);
        for (ptrdiff_t r = 0; r < sums->filled.size; r++) {
            add_row(total, sums->w2 + filled[r] * sums->second + at, sums->first[filled[r]]);
        }
        memcpy(sums->after + at, total, sizeof total);
    }
}

INLINE float sum_output(const Sums *sums, const float *x, int which) {
    const float *row = sums->w3 + which * sums->second, *after = sums->after;
    float sum = sums->b3[which], parts[8] = {0};
    for (ptrdiff_t at = 0; at < sums->second; at += 8) {
        for (int i = 0; i < 8; i++) {
            parts[i] += (after[at + i] < 0 ? 0 : after[at + i]) * row[at + i];
        }
    }
    for (int n = 0; n < NUMBERS; n++) {
        sum += x[n] * sums->ws[which * NUMBERS + n];
    }
    for (int i = 0; i < 8; i++) {
        sum += parts[i];
    }
    return sum;
}

INLINE void sum_all(Sums *sums, const float *x, float *out) {
    sum_first(sums, x);
    sum_second(sums);
    for (int o = 0; o < OUTPUTS; o++) {
        out[o] = sum_output(sums, x, o);
    }
}

static void base_plainly(Sums *sums) { sum_base(sums); }
static void value_plainly(Sums *sums, const float *x, float *out) { sum_all(sums, x, out); }
WIDE static void base_widely(Sums *sums) { sum_base(sums); }
WIDE static void value_widely(Sums *sums, const float *x, float *out) { sum_all(sums, x, out); }

static void base_summed(Sums *sums) { (sums->wide ? base_widely : base_plainly)(sums); }

/* Margin and win (before its bend) of a position whose changes were found and whose numbers are normal. */
static void value_summed(Sums *sums, const float *x, float *out) {
    (sums->wide ? value_widely : value_plainly)(sums, x, out);
}

/* How many floats the weights are. */
static uint64_t weights_of(const Sums *sums) {
    const uint64_t hidden = (uint64_t)sums->hidden, second = (uint64_t)sums->second;
    return ((uint64_t)sums->features + NUMBERS + 1 + second) * hidden + (1 + OUTPUTS) * second +
           (NUMBERS + 1) * OUTPUTS + 4 * NUMBERS;
}

/* Lets arrays lie from there on: what is computed, then the weights; returns where these end. */
static float *lay_out(Sums *sums, float *at) {
    sums->start = at;
    sums->first = sums->start + sums->hidden;
    sums->after = sums->first + sums->hidden;
    sums->w1 = sums->after + sums->second;
    sums->wx = sums->w1 + sums->features * sums->hidden;
    sums->b1 = sums->wx + NUMBERS * sums->hidden;
    sums->w2 = sums->b1 + sums->hidden;
    sums->b2 = sums->w2 + sums->hidden * sums->second;
    sums->w3 = sums->b2 + sums->second;
    sums->ws = sums->w3 + OUTPUTS * sums->second;
    sums->b3 = sums->ws + OUTPUTS * NUMBERS;
    sums->shift = sums->b3 + OUTPUTS;
    sums->stretch = sums->shift + 2 * NUMBERS;
    return sums->stretch + 2 * NUMBERS;
}
